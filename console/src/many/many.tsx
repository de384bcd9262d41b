export function ManyScreen() {
  return null;
}
