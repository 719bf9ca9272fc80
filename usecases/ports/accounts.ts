import type { MemberChange, MemberRefusal } from '#domain/office/change-members.ts'
import type { Member } from '#domain/office/member.ts'
import type { Role } from '#domain/office/role.ts'

/** A member as the list of members shows it. */
export interface ListedMember extends Member {
  /** False until the first password was chosen. */
  hasPassword: boolean
}

export interface MemberSession {
  id: string
  /** The one that asks. */
  current: boolean
  /** ISO instant. */
  since: string
  /** As the browser calls itself; empty when it says nothing. */
  browser: string
}

export type SignInOutcome =
  | { outcome: 'in'; cookies: string[] }
  /** Wrong address or wrong password: nobody is told which. */
  | { outcome: 'refused' }
  | { outcome: 'too-many' }

/** Who may enter the office, and how they prove it. `headers` are those of the request: the session stands in its cookie. */
export interface Accounts {
  memberOf(headers: Headers): Promise<Member | null>
  signIn(asked: { email: string; password: string; headers: Headers; address: string }): Promise<SignInOutcome>
  /** Gives the cookies that end the session in the browser. */
  signOut(headers: Headers): Promise<string[]>
  /** Whether nobody has an account yet: then the link that `npm start` prints makes the first. */
  isEmpty(): Promise<boolean>
  /** The first owner. False when somebody else was quicker. */
  createFirst(asked: { name: string; email: string; password: string }): Promise<boolean>
  members(): Promise<ListedMember[]>
  /** Without a password: a link by mail lets them choose one. Null when the address has an account. */
  invite(asked: { name: string; email: string; role: Role }): Promise<Member | null>
  change(change: MemberChange): Promise<MemberRefusal | null>
  /** Counts who asks for a link by mail, as failed attempts are counted. False when there were too many. */
  mayAskForLink(email: string, address: string): Promise<boolean>
  findByEmail(email: string): Promise<Member | null>
  findById(id: string): Promise<Member | null>
  /** A token with which a password is chosen, once, until `until`. */
  passwordToken(memberId: string, until: Temporal.Instant): Promise<string>
  /** False for a token that is used, over or was never given. All sessions of the member end. */
  choosePassword(token: string, password: string): Promise<boolean>
  changePassword(asked: { current: string; password: string; headers: Headers }): Promise<boolean>
  sessions(headers: Headers): Promise<MemberSession[]>
  /** Ends a session of the member that asks; others' are not found. */
  endSession(headers: Headers, id: string): Promise<void>
}
