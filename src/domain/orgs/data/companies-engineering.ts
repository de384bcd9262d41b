// Employers of energy, building, machines, electronics, transport, software and networks, with their local names, short forms and former names.
// Written by hand from general knowledge. Name | other names ; … | the body it belongs to.
// A row whose name stands in an earlier table adds to that row.

export const COMPANIES_ENGINEERING = `
`;
