/** A change of the code while it is loaded, to plant a fault in it or to count how often it is reached. */
export type Plant = readonly Replacement[]
export type Replacement = { readonly file: string; readonly find: string; readonly put: string }
