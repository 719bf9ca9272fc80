import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Role, roles } from '#domain/office/member.ts'
import { declaredPermission, isGiven } from '#frame/office/screens.ts'
import { type OfficeOverHttp, openOfficeOverHttp } from '#tests/helpers/office-over-http.ts'
import { officeScreens, routeFiles } from '#tests/helpers/route-files.ts'
import { formsOf } from '#tests/naughty/posted-forms.ts'

/** Placeholder for an id in an address that matches no row. */
const nobody = 'b3a1f6c2-5d0e-4f7a-9c68-2e4d7a1b9f03'
const addressOf = (path: string) => path.replaceAll(/:\w+/g, nobody).replace('*', 'nowhere')

/** Signing out would end the sessions that the other addresses are asked with. */
const paths = routeFiles
  .map(({ path }) => path)
  .filter((path) => /^[/]office(?:$|[/])/.test(path) && path !== '/office/sign-out')
  .flatMap((path) =>
    path === '/office/passkeys/:what' ? ['/office/passkeys/register', '/office/passkeys/sign-in'] : [path],
  )
  .toSorted()

type Who = 'visitor' | Role

/** By looking and by sending a form, for the page and for its data. */
interface Answers {
  page: Response
  form: Response
  data: Response
  formOfData: Response
}

describe('every address of the office', () => {
  let office: OfficeOverHttp
  /** Asked once, and checked by the tests below. */
  let asked: Map<string, Map<Who, Answers>>
  beforeAll(async () => {
    office = await openOfficeOverHttp()
    asked = await askAll(['visitor', ...roles])
  })
  afterAll(() => office.site.stop())

  async function askAll(everyone: readonly Who[]) {
    const all = new Map<string, Map<Who, Answers>>()
    for (const path of paths) {
      const answers = new Map<Who, Answers>()
      for (const who of everyone) answers.set(who, await askAs(who, addressOf(path)))
      all.set(path, answers)
    }
    return all
  }

  async function askAs(who: Who, address: string): Promise<Answers> {
    const cookie = who === 'visitor' ? '' : office.cookieOf(who)
    return {
      page: await office.ask(address, cookie),
      form: await office.send(address, { intent: 'none' }, { cookie }),
      data: await office.ask(`${address}.data`, cookie),
      formOfData: await office.send(`${address}.data`, { intent: 'none' }, { cookie }),
    }
  }

  function answersAt(path: string, who: Who): Answers {
    const answers = asked.get(path)?.get(who)
    if (!answers) throw new Error(`${path} was not asked as ${who}`)
    return answers
  }

  it.each(officeScreens)('redirects visitors without a session from $path to sign-in, and back', async ({ path }) => {
    const address = addressOf(path)
    const { page, form } = answersAt(path, 'visitor')
    for (const { status, headers } of [page, form]) {
      // a screen without a form
      if (status === 405) continue
      expect(status).toBe(303)
      expect(headers.get('location')).toBe(`/office/sign-in?${new URLSearchParams({ to: address })}`)
    }
    const forged = await office.ask(address, 'office.session_token=made.up')
    expect(forged.status).toBe(303)
  })

  it.each(officeScreens)('opens $path to the roles that may, and to no other', ({ path, permission }) => {
    const declared = declaredPermission({ permission })
    for (const role of roles) {
      const isOpen = declared !== null && isGiven(declared, role)
      const { page, form, data, formOfData } = answersAt(path, role)
      expect({ role, isForbidden: page.status === 403 }).toEqual({ role, isForbidden: !isOpen })
      if (isOpen) expect([200, 404]).toContain(page.status)
      expect(page.headers.get('cache-control')).toBe('no-store')
      expect(page.headers.get('x-robots-tag')).toContain('noindex')
      if (isOpen) continue
      expect([403, 405]).toContain(form.status)
      expect(data.status).toBe(403)
      expect([403, 405]).toContain(formOfData.status)
    }
  })

  it('shows what was typed in a session that has ended, to be sent again', async () => {
    const typed = { intent: 'save', title: 'Ein "Board" <für> alle' }
    const answer = await office.send('/office/redirects', typed, { cookie: 'office.session_token=made.up' })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([401, 'no-store'])
    const [form] = formsOf(await answer.text(), '/office/redirects').filter(({ method }) => method === 'post')
    expect(form?.action).toBe('/office/redirects')
    expect(form?.controls.map(({ name, value }) => [name, value])).toEqual(Object.entries(typed))
  })

  // The declarations of the routes are not asked here: a change of rights shows up in this file.
  it('answers visitors and each role by the table of permissions', async () => {
    const rules = { intent: 'rules', secondFactor: 'on' }
    expect((await office.send('/office/members', rules, { cookie: office.cookieOf('owner') })).status).toBe(303)
    const orderDue = await askAll(['organiser'])
    const table = ['# Everybody', ...lines(asked), '', '# An organiser who owes a second factor', ...lines(orderDue)]
    await expect([...table, ''].join('\n')).toMatchFileSnapshot('office-answers.txt')
  })
})

/** One for each address: who gets what by GET, POST, GET of the data and POST of the data. */
function lines(asked: Map<string, Map<Who, Answers>>): string[] {
  return [...asked].map(([path, answers]) => {
    const columns = [...answers].map(
      ([who, { page, form, data, formOfData }]) => `${who} ${[page, form, data, formOfData].map(shown).join(' ')}`,
    )
    return `${path}: ${columns.join(' | ')}`
  })
}

function shown({ status, headers }: Response): string {
  const to = headers.get('location')?.replace(/[?].*/, '')
  return to ? `${status}→${to}` : `${status}`
}
