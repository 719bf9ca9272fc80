import type { OfficeService } from '#features/members/office-service.ts'
import type { SignedIn } from '#features/members/records.ts'
import type { OfficeRequest } from '#frame/office/office-context.ts'
import { networkOf } from './trusted-proxies.ts'

/** The office's view of a request. The member is looked up at most once, on demand. */
export function requestOffice(service: OfficeService, { request, address }: { request: Request; address: string }) {
  const { pathname, search } = new URL(request.url)
  const { headers } = request
  let asked: Promise<SignedIn | null> | undefined
  function signedIn(): Promise<SignedIn | null> {
    asked ??= service.accounts.signedIn(headers)
    return asked
  }
  const office: OfficeRequest = {
    here: pageOf(pathname) + search,
    headers,
    address: networkOf(address),
    signedIn,
    member: async () => (await signedIn())?.member ?? null,
    async needsSecondFactor() {
      const who = await signedIn()
      // A passkey is an alternative to the password, which alone would be enough: only codes are required after it.
      return who !== null && !who.hasCode && (await service.needsSecondFactor())
    },
    service,
  }
  return office
}

/** The router requests the data of a page under its path with '.data'. */
function pageOf(path: string): string {
  return path.replace(/[.]data$/, '')
}

/** Office URLs, in every spelling that the router accepts. They are never cached or indexed. */
export function isOffice(path: string): boolean {
  return officePath.test(readable(path))
}

/** The canonical office URL for a spelling that only the router accepts, '/Office/dates' or '/%6Fffice/dates'; null for all others. */
export function normaliseOfficePath(path: string): string | null {
  return isOffice(path) && !/^[/]office(?:$|[/.])/.test(path) ? path.replace(/^[/]+[^/.]+/, '/office') : null
}

const officePath = /^[/]+office(?:$|[/.])/i

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The pages with the embedded third-party editor and its own styles (docs/decisions/0040): of a page, and of a post's text. */
export function isPageEditor(path: string): boolean {
  return /^\/office\/(?:pages\/[\da-f-]{36}|posts\/[\da-f-]{36}\/text)$/.test(path)
}
