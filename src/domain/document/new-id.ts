/** Creates an id. The calling rule brands it, as only it knows what the id will name. */
export type NewId = () => string
