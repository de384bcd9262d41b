// The most that one document may cost. A browser stops at 512 open elements; an honest page stays far below the rest.
export const LIMITS = {
  /** Open elements, then text only. The deepest honest page seen had 64. */
  depth: 512,
  /** Attributes of one element, then text only. */
  attributes: 200,
  /** Elements in a page: 200,000 paragraphs are no person's profile. */
  nodes: 200_000,
  /** Characters of visible text. */
  text: 4_000_000,
  /** Characters of markup. */
  markup: 12_000_000,
  links: 2_000,
  /** One block of prose; longer ones are cut so that the grammar stays quick. */
  blockText: 20_000,
  /** A faculty list of 2,000 people with ten lines each still fits. */
  blocks: 20_000,
  jsonLdText: 1_000_000,
  jsonLdDepth: 40,
  structuredItems: 500,
  pdfBytes: 10 * 1024 * 1024,
  pdfPages: 50,
  /** Milliseconds for one pdf, its process start included. */
  pdfTime: 8_000,
  pdfHeapMegabytes: 256,
} as const;
