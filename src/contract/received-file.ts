/** Where the service worker puts a file that was shared with the app, for the page to take. */
export const RECEIVED_FILES_CACHE = 'barra-received-files'
export const RECEIVED_FILE = '/received-file'
/** The header of the kept response with the file's name, percent-encoded. */
export const FILE_NAME_HEADER = 'x-file-name'
