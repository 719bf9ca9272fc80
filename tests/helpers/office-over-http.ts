import { expect, vi } from 'vitest'
import { type Role, roles } from '#domain/office/member.ts'
import { openSite } from './open-site.ts'
import { patience } from './patience.ts'
import { printed } from './printed.ts'
import type { Site, SiteOptions } from './start-site.ts'

export const password = 'drei Kraniche im Nebel'
/** Answers in one process are packed and uncompressed for nothing, thousands of times. */
export const uncompressed = { 'accept-encoding': 'identity' }

/** A site with one member of each role, and how they ask it. Redirects are not followed. */
export interface OfficeOverHttp {
  site: Site
  cookieOf(role: Role): string
  ask(path: string, cookie?: string): Promise<Response>
  /** As a browser on the site sends a form. */
  send(path: string, fields: Record<string, string>, headers?: Record<string, string>): Promise<Response>
  /** The link of this kind in the mail to someone, once it has come. */
  mailed(kind: 'invitation' | 'new-password', email: string): Promise<string>
}

/** `name` is what the owner types into the form for the first account. */
export async function openOfficeOverHttp(name = 'Nora Pichler', options: SiteOptions = {}): Promise<OfficeOverHttp> {
  const site = await openSite(options)
  const cookies = new Map<Role, string>()
  const cookieOf = (role: Role) => cookies.get(role) ?? ''
  const ask = (path: string, cookie = '') =>
    fetch(site.url + path, { redirect: 'manual', headers: { ...uncompressed, cookie } })

  function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const all = { ...uncompressed, origin: site.url, ...headers }
    const body = new URLSearchParams(fields)
    return fetch(site.url + path, { method: 'POST', redirect: 'manual', headers: all, body })
  }

  /** Invited by the owner, with the link from the mailbox. */
  async function join(role: Role): Promise<string> {
    const email = `${role}@flightlevels.example`
    const invite = { intent: 'invite', name: role, email, role, language: 'en' }
    expect((await send('/office/members', invite, { cookie: cookieOf('owner') })).status).toBe(303)
    const link = await mailed('invitation', email)
    // Neither the name is theirs to choose, which would open Theresa’s dates, nor anything else but a password.
    const forged = { name: 'Theresa Moosbrugger', role: 'owner', email: 'nora@flightlevels.example', password }
    expect((await send(link, forged)).status).toBe(422)
    return sessionIn(await send(link, { password }))
  }

  function mailed(kind: string, email: string): Promise<string> {
    return vi.waitFor(() => linkTo(new RegExp(`/office/${kind}/[\\w-]+`), email), patience)
  }

  async function linkTo(link: RegExp, email: string): Promise<string> {
    const mailbox = firstMatch(/\/mailbox\/[\w-]+/, site.output())
    const list = await (await ask(mailbox)).text()
    for (const [, mail] of list.matchAll(new RegExp(`href="(${mailbox}/[^"]+)"`, 'g'))) {
      const page = await (await ask(mail ?? '')).text()
      if (page.includes(email) && link.test(page)) return firstMatch(link, page)
    }
    throw new Error(`no mail to ${email}`)
  }

  const link = await printed(site, /\/office\/first-account\/[\w-]+/)
  const first = { name, email: 'nora@flightlevels.example', password }
  const made = await Promise.all([send(link, first), send(link, first)])
  expect(made.map(({ status }) => status).toSorted()).toEqual([303, 404])
  cookies.set('owner', sessionIn(made.find(({ status }) => status === 303)))
  for (const role of roles) if (role !== 'owner') cookies.set(role, await join(role))
  return { site, cookieOf, ask, send, mailed }
}

export function firstMatch(what: RegExp, text: string): string {
  const [first] = what.exec(text) ?? []
  if (first === undefined) throw new Error(`no ${what}`)
  return first
}

/** The cookies of an answer, to be sent with the next request. */
export function sessionIn(answer: Response | undefined): string {
  return (answer?.headers.getSetCookie() ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
