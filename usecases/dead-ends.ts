import { tidyPath } from '#domain/address/tidy-path.ts'
import { isPage } from './is-page.ts'
import { type AddressPorts, rightAddress } from './right-address.ts'

/**
 * Those of some paths of the site at which visitors would find nothing. One that leads on to a page, because it has moved or is written otherwise, is
 * none; where the content cannot be asked nobody can say so.
 */
export async function deadEnds(
  ports: AddressPorts,
  paths: readonly string[],
  now: Temporal.Instant,
): Promise<string[]> {
  const stands = async (path: string) => {
    const [address = path] = path.split(/[?#]/)
    return isPage(ports, (await rightAddress(ports, address, now)) ?? tidyPath(address), now)
  }
  const standing = await Promise.all(paths.map((path) => stands(path).catch(() => true)))
  return paths.filter((_, at) => !standing[at])
}
