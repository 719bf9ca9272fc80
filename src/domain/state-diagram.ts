interface Way {
  from: string
  to: string
  /** What makes it go there, in a few words. */
  when: string
}

/** A table of ways as a Mermaid state diagram, for the page of its rules. `new` is where something comes from, `gone` that it is deleted. */
export function stateDiagram(ways: readonly Way[]): string {
  return ['stateDiagram-v2', ...ways.map(({ from, to, when }) => `  ${named(from)} --> ${named(to)}: ${when}`)].join(
    '\n',
  )
}

/** Mermaid takes no hyphen in the name of a state. */
function named(state: string): string {
  return state === 'new' || state === 'gone' ? '[*]' : state.replaceAll('-', '_')
}
