/** Something that a person may not expect. `check` names the rule, `where` the address and the part of the screen. */
export type Fault = { readonly check: string; readonly says: string; readonly where: string }
