/** No number, date or duration is longer. The shapes that read them take long with longer texts. */
export const MAX_CELL_LENGTH = 64
