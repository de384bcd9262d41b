/** Where the private PostgreSQL and the generated secrets lie when nobody names a folder, beside the shipped organisations. */
export const DATA_FOLDER = './data';
