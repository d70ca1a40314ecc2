export type ColumnType =
  | Uint8ArrayConstructor
  | Int16ArrayConstructor
  | Int32ArrayConstructor
  | Uint32ArrayConstructor
  | Float64ArrayConstructor

export type Shape = Readonly<Record<string, ColumnType>>

type ArrayOf<Type extends ColumnType> = InstanceType<Type>
export type Columns<Table extends Shape> = { readonly [Name in keyof Table]: ArrayOf<Table[Name]> }
export type Row<Table extends Shape> = { readonly [Name in keyof Table]: number }

const FIRST_CAPACITY = 32

/** Rows stored column by column. Inserting and removing shifts the rows behind, which costs microseconds. */
export class ColumnTable<Table extends Shape> {
  readonly shape: Table
  #columns: Columns<Table>
  #capacity: number
  #length: number

  constructor(shape: Table, columns?: Columns<Table>, length = 0) {
    this.shape = shape
    this.#capacity = columns ? length : FIRST_CAPACITY
    this.#length = length
    this.#columns = columns ?? made(shape, this.#capacity)
  }

  /** The arrays; longer than the table, and replaced after an insertion. */
  get columns(): Columns<Table> {
    return this.#columns
  }

  get length(): number {
    return this.#length
  }

  /** Size of the arrays in bytes. */
  get bytes(): number {
    return Object.values(this.#columns).reduce((total, column) => total + column.byteLength, 0)
  }

  insert(at: number, rows: readonly Row<Table>[]): void {
    this.#reserve(this.#length + rows.length)
    for (const name of Object.keys(this.shape)) {
      const column = this.#column(name)
      column.copyWithin(at + rows.length, at, this.#length)
      for (let index = 0; index < rows.length; index++) column[at + index] = rows[index]?.[name] ?? 0
    }
    this.#length += rows.length
  }

  remove(at: number, count: number): void {
    for (const name of Object.keys(this.shape)) this.#column(name).copyWithin(at, at + count, this.#length)
    this.#length -= count
  }

  set(at: number, row: Row<Table>): void {
    for (const name of Object.keys(this.shape)) this.#column(name)[at] = row[name] ?? 0
  }

  #column(name: string): ArrayOf<ColumnType> {
    // Every name of the shape has its column.
    return this.#columns[name as keyof Table]
  }

  #reserve(length: number): void {
    if (length <= this.#capacity) return
    this.#capacity = Math.ceil(length * 1.5)
    const larger = made(this.shape, this.#capacity)
    for (const name of Object.keys(this.shape)) {
      const target: ArrayOf<ColumnType> = larger[name as keyof Table]
      target.set(this.#column(name).subarray(0, this.#length))
    }
    this.#columns = larger
  }
}

function made<Table extends Shape>(shape: Table, length: number): Columns<Table> {
  const entries = Object.entries(shape).map(([name, type]) => [name, new type(length)])
  // One array of its own type for each name of the shape.
  return Object.fromEntries(entries) as Columns<Table>
}
