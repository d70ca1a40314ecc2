/** A setting that the operator has to change. The message is sufficient: a stack trace would bury it. */
export class ConfigurationError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'ConfigurationError'
  }
}
