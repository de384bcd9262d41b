// Runs a bounded number of tasks at a time and keeps the order of the inputs in the results.

export async function inParallel<In, Out>(
  inputs: readonly In[],
  most: number,
  run: (input: In, index: number) => Promise<Out>,
): Promise<Out[]> {
  const results = new Array<Out>(inputs.length);
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < inputs.length) {
      const index = next;
      next += 1;
      results[index] = await run(inputs[index]!, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, inputs.length) }, lane));
  return results;
}
