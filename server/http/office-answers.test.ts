import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roles } from '#domain/office/member.ts'
import { type OfficeOverHttp, openOfficeOverHttp } from '#tests/helpers/office-over-http.ts'
import { routeFiles } from '#tests/helpers/route-files.ts'

/** What stands in for an id in an address: nothing has it. */
const nobody = 'b3a1f6c2-5d0e-4f7a-9c68-2e4d7a1b9f03'

/** Signing out would end the sessions that the other addresses are asked with. */
const addresses = routeFiles
  .map(({ path }) => path)
  .filter((path) => /^[/]office(?:$|[/])/.test(path) && path !== '/office/sign-out')
  .flatMap((path) =>
    path === '/office/passkeys/:what' ? ['/office/passkeys/register', '/office/passkeys/sign-in'] : [path],
  )
  .toSorted()

/**
 * Who gets what answer, in a file that a change of rights shows up in: strangers and each role, by looking and by sending a form, for the
 * page and for its data. The declarations of the routes are not asked here.
 */
describe('every address of the office', () => {
  let office: OfficeOverHttp
  beforeAll(async () => {
    office = await openOfficeOverHttp()
  })
  afterAll(() => office.site.stop())

  it('answers strangers and each role as the table says', async () => {
    const lines = await answers(['stranger', ...roles])
    const rules = { intent: 'rules', secondFactor: 'on' }
    expect((await office.send('/office/members', rules, { cookie: office.cookieOf('owner') })).status).toBe(303)
    const orderDue = await answers(['organiser'])
    const table = ['# Everybody', ...lines, '', '# An organiser who owes a second factor', ...orderDue, '']
    await expect(table.join('\n')).toMatchFileSnapshot('office-answers.txt')
  })

  /** One line for each address: who gets what by GET, POST, GET of the data and POST of the data. */
  async function answers(who: readonly ('stranger' | (typeof roles)[number])[]): Promise<string[]> {
    const lines: string[] = []
    for (const path of addresses) {
      const address = path.replaceAll(/:\w+/g, nobody).replace('*', 'nowhere')
      const columns: string[] = []
      for (const one of who) {
        const cookie = one === 'stranger' ? '' : office.cookieOf(one)
        const asked = [
          await office.ask(address, cookie),
          await office.send(address, { intent: 'none' }, { cookie }),
          await office.ask(`${address}.data`, cookie),
          await office.send(`${address}.data`, { intent: 'none' }, { cookie }),
        ]
        columns.push(`${one} ${asked.map(answer).join(' ')}`)
      }
      lines.push(`${path}: ${columns.join(' | ')}`)
    }
    return lines
  }
})

function answer({ status, headers }: Response): string {
  const to = headers.get('location')?.replace(/[?].*/, '')
  return to ? `${status}→${to}` : `${status}`
}
