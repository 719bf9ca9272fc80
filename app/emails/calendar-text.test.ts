import { expect, it } from 'vitest'
import { provideMessages } from '../i18n/catalogue.ts'
import german from '../i18n/messages/de.json'
import { calendarText } from './calendar-text.ts'
import { flsaOnline } from './sample-order.ts'

const room = 'https://video.flightlevels.example/flsa'

provideMessages('de', german)

it('names the video room only to who may know it', () => {
  const date = { ...flsaOnline, roomUrl: room }
  expect(calendarText(date, 'de', room).description).toContain(`Virtueller Raum: ${room}`)
  const open = calendarText(date, 'de')
  expect(`${open.location} ${open.description}`).not.toContain(room)
  expect(open.description).toContain('bekommst du vor dem Workshop per E-Mail')
})
