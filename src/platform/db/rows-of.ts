/** The rows of SQL that drizzle was given as it is; its type does not say that both drivers answer with `rows`. The caller names what it selected. */
export function rowsOf<Row>(result: unknown): Row[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : []
}
