import { expect, it } from 'vitest'
import german from '#i18n/messages/de.json'
import { compiledMessages } from './build-plugins.ts'

const { transform } = compiledMessages()

it('parses the messages and nothing else', () => {
  if (typeof transform !== 'function') throw new TypeError('the plugin has no transform')
  const code = JSON.stringify({
    booking: { title: 'Buchen', seats: '{count, plural, one {# Platz} other {# Plätze}}' },
  })
  const context = {} as ThisParameterType<typeof transform> // it uses nothing of its context
  expect(transform.call(context, code, '/site/src/i18n/messages/de.json', { moduleType: 'json' })).toMatchObject({
    code: expect.stringContaining('"title":"Buchen","seats":[["count",2,'),
  })
  expect(transform.call(context, JSON.stringify(german), '/site/package.json', { moduleType: 'json' })).toBeNull()
})

it('spares visitors the words of the office, and every browser those of mails', () => {
  if (typeof transform !== 'function') throw new TypeError('the plugin has no transform')
  const code = JSON.stringify({
    booking: { title: 'Buchen' },
    officeToday: { title: 'Heute' },
    mail: { title: 'Post' },
  })
  const context = {} as ThisParameterType<typeof transform> // it uses nothing of its context
  const of = (id: string) => transform.call(context, code, id, { moduleType: 'json' })
  expect(of('/site/src/i18n/messages/de.json?site')).toMatchObject({ code: '{"booking":{"title":"Buchen"}}' })
  expect(of('/site/src/i18n/messages/de.json')).toMatchObject({
    code: '{"booking":{"title":"Buchen"},"officeToday":{"title":"Heute"}}',
  })
})
