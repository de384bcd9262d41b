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
  /** Text items and characters of one pdf page: a web page printed as one sheet has some 3,000 and 100,000. */
  pdfPageItems: 20_000,
  pdfPageText: 300_000,
  /** The same of all pages: fifty full pages of a thesis have some 25,000 and 200,000. */
  pdfItems: 60_000,
  pdfText: 1_000_000,
  /** Milliseconds of processor, all threads, from the reader's readiness on: then a pdf is read no further. Real ones take 700. */
  pdfReadingTime: 1_250,
  /** The same, after which the process is ended from outside, whatever it is busy with. */
  pdfProcessorTime: 1_750,
  /** Milliseconds on the clock, for a process that waits for a processor. */
  pdfTime: 8_000,
  pdfHeapMegabytes: 256,
} as const;
