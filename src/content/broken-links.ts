import { isPage } from '#content/is-page.ts'
import { normalisePath } from '#domain/address/paths.ts'
import { type AddressPorts, canonicalUrl } from '#features/redirects/canonical-url.ts'

/**
 * Those of some paths of the site at which visitors would find nothing. One that leads on to a page, because it has moved or is written otherwise, is
 * none; where the content cannot be asked no one can say so.
 */
export async function brokenLinks(
  ports: AddressPorts,
  paths: readonly string[],
  now: Temporal.Instant,
): Promise<string[]> {
  const exists = async (path: string) => {
    const [address = path] = path.split(/[?#]/)
    return isPage(ports, (await canonicalUrl(ports, address, now)) ?? normalisePath(address), now)
  }
  const status = await Promise.all(paths.map((path) => exists(path).catch(() => true)))
  return paths.filter((_, at) => !status[at])
}
