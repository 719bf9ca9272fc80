import type { OfficeRequest } from '#app/office/office-context.ts'
import type { Member } from '#domain/office/member.ts'

/** Knows who a request comes from. */
export interface OfficeDoor {
  /** Null for strangers. */
  memberOf(headers: Headers): Promise<Member | null>
}

/** What the office's pages are told of their request. Only they ask who it is, and only once. */
export function requestOffice(door: OfficeDoor, request: Request): OfficeRequest {
  const { pathname, search } = new URL(request.url)
  let asked: Promise<Member | null> | undefined
  return {
    here: pageOf(pathname) + search,
    member() {
      asked ??= door.memberOf(request.headers)
      return asked
    },
  }
}

/** The router asks for the data of a page below its own address. */
function pageOf(path: string): string {
  return path.replace(/[.]data$/, '')
}

/** Addresses of the office are kept nowhere and found nowhere. */
export function isOffice(path: string): boolean {
  return /^\/office(?:$|[/.])/.test(path)
}
