/** Whether somebody is meant by a name: without case, outer space and the way accents are typed. */
export function isSameName(one: Named, other: Named): boolean {
  return keyOf(one) === keyOf(other)
}

interface Named {
  firstName: string
  lastName: string
}

function keyOf({ firstName, lastName }: Named): string {
  return `${firstName} ${lastName}`.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
}
