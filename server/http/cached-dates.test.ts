import { expect, it } from 'vitest'
import type { ListedDate } from '#features/workshops/records.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInGraz, theFl2dInVienna } from '#seed/workshop-dates.ts'
import { cachedDates, createSharedData } from './shared-data.ts'

const now = Temporal.Instant.from('2026-11-25T10:00:00Z')
const vienna = liveDate(theFl2dInVienna, now)
/** Over: in no list. */
const graz = liveDate(theFl2dInGraz, now)

function world() {
  const asked: string[] = []
  let left = 9
  const listed = (date: typeof vienna): ListedDate => ({ date, left })
  const shared = createSharedData()
  const dates = cachedDates(shared, {
    async workshopDates() {
      asked.push('to come')
      return [listed(vienna)]
    },
    async workshopDate(slug) {
      asked.push(slug)
      return slug === graz.slug ? listed(graz) : null
    },
  })
  const book = () => {
    left -= 1
  }
  return { asked, dates, shared, book }
}

it('asks once for the dates of all pages and for the date that one of them is about', async () => {
  const { asked, dates } = world()
  const [first, second] = await Promise.all([dates.workshopDates(), dates.workshopDates()])
  expect([first, second, [await dates.workshopDate(vienna.slug)]]).toEqual([first, first, first])
  expect(asked).toEqual(['to come'])
})

it.each([['seats:fl2d'], ['seats:flcp'], ['workshops'], ['settings']])(
  'shows the seats as they are after %s was announced',
  async (tag) => {
    const { dates, shared, book } = world()
    await dates.workshopDates()
    book()
    shared.purge([tag])
    expect(await dates.workshopDates()).toMatchObject([{ left: 8 }])
    expect(await dates.workshopDate(vienna.slug)).toMatchObject({ left: 8 })
  },
)

it('asks the service for a date that is over, and for one that there is not', async () => {
  const { asked, dates } = world()
  expect(await dates.workshopDate(graz.slug)).toMatchObject({ date: { slug: graz.slug } })
  expect(await dates.workshopDate('none')).toBeNull()
  expect(asked).toEqual(['to come', graz.slug, 'none'])
})
