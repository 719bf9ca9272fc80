import type { OfficeService } from '#features/members/office-service.ts'
import type { SignedIn } from '#features/members/ports.ts'
import type { OfficeRequest } from '#frame/office/office-context.ts'
import { networkOf } from './hashed-sender.ts'

/** The request as the pages of the office see it. The member is looked up once, on demand. */
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
      if (!who || who.hasCode || !(await service.needsSecondFactor())) return false
      return (await service.accounts.passkeys(headers)).length === 0
    },
    service,
  }
  return office
}

/** The router asks for the data of a page below its own address. */
function pageOf(path: string): string {
  return path.replace(/[.]data$/, '')
}

/** Addresses of the office, in any writing that the router understands. They are kept nowhere and found nowhere. */
export function isOffice(path: string): boolean {
  return officePath.test(readable(path))
}

/** The address of the office for one that only the router takes for it, '/Office/dates' or '/%6Fffice/dates'; null for all others. */
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

/** The pages that bring a foreign editor with styles of its own (docs/decisions/0040): that of a page, and that of the text of a post. */
export function isPageEditor(path: string): boolean {
  return /^\/office\/(?:pages\/[\da-f-]{36}|posts\/[\da-f-]{36}\/text)$/.test(path)
}
