// Loaded into the service before it starts: answers each message with the longest stall of its event loop since the last one,
// and the processor time that it took.
import { monitorEventLoopDelay } from 'node:perf_hooks';

const RESOLUTION = 2;
const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();
let before = process.cpuUsage();
process.on('message', () => {
  const longest = delay.max / 1e6 - RESOLUTION;
  delay.reset();
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  process.send?.({ longest, processor: (user + system) / 1000 });
});
process.channel?.unref();
