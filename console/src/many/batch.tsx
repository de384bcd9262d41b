export function BatchScreen(_props: { batchId: string }) {
  return null;
}
