/** Makes an id. The rule that asks for it brands it, as it alone knows what the id will name. */
export type NewId = () => string
