import type { LinkTarget } from './editor/link-target.ts'

interface TargetListProps {
  /** Named by the `list` of the field that they are offered to. */
  id: string
  targets: readonly LinkTarget[]
}

/** Pages of the site as a field offers them, found by their title. */
export function TargetList({ id, targets }: TargetListProps) {
  return (
    <datalist id={id}>
      {targets.map(({ href, title }) => (
        <option key={href} value={href}>
          {title}
        </option>
      ))}
    </datalist>
  )
}
