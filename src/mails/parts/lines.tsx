import type { ReactNode } from 'react'

/** Texts one below the other inside a paragraph. */
export function Lines({ lines }: { lines: readonly string[] }) {
  return lines.reduce<ReactNode>((above, line) => (above === null ? line : below(above, line)), null)
}

function below(above: ReactNode, line: string) {
  return (
    <>
      {above}
      <br />
      {line}
    </>
  )
}
