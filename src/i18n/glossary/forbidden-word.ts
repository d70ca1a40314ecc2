export type ForbiddenWord = {
  readonly pattern: RegExp
  readonly instead: string
  readonly except?: readonly string[]
}
