interface Way {
  from: string
  to: string
  when: string
}

/** A Mermaid state diagram of transitions, for the docs. `new` is the initial state, `gone` means deleted. */
export function stateDiagram(ways: readonly Way[]): string {
  return ['stateDiagram-v2', ...ways.map(({ from, to, when }) => `  ${named(from)} --> ${named(to)}: ${when}`)].join(
    '\n',
  )
}

/** Mermaid allows no hyphens in state names. */
function named(state: string): string {
  return state === 'new' || state === 'gone' ? '[*]' : state.replaceAll('-', '_')
}
