// One sign for each kind of span: the grammar looks at sentences in which every span is one of these.

export const SIGN = {
  degree: '\ue001',
  title: '\ue002',
  date: '\ue003',
  person: '\ue004',
  organisation: '\ue005',
  place: '\ue006',
  field: '\ue007',
} as const;
