import { serializeIntent } from '@conform-to/dom'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { postForm } from '#domain/blog/post-form.ts'
import { bookingFormSchema } from '#domain/booking/booking-form.ts'
import { officeBookingForm } from '#domain/booking/office-booking.ts'
import { trainerForm } from '#domain/content/trainer.ts'
import { ticketFormSchema } from '#domain/purchase/purchase-form.ts'
import { sectionForms } from '#domain/settings/sections.ts'
import { checked, sentBooking, sentParticipant } from '#tests/helpers/sent-booking.ts'
import { mayBeEmpty } from './form-fields.ts'
import { formBody, knownFields, readForm } from './read-form.ts'

const address = 'https://flightlevels.example/de/workshops/flight-level-2-design/fl2d-graz-2027-01-19'

function requestOf(body: BodyInit, contentType?: string) {
  const headers = contentType === undefined ? {} : { 'content-type': contentType }
  return new Request(address, { method: 'POST', body, headers })
}

/** The fields that are read, by the names that they are read by. */
async function post(body: BodyInit, contentType?: string) {
  return knownFields(await formBody(requestOf(body, contentType)), bookingFormSchema)
}

async function read(body: BodyInit, schema: z.ZodType = bookingFormSchema) {
  return readForm(await formBody(requestOf(body)), schema)
}

/** As a browser sends it: the fields, and the button that was pressed. */
function press(button: string, fields: Record<string, string> = {}) {
  return read(new URLSearchParams({ ...fields, __intent__: button }))
}

const mirko = sentParticipant(0, 'mirko.horvat@almwerk.example', {
  title: 'DI',
  salutation: 'mr',
  addsIntroduction: 'on',
})
const everything = {
  ...mirko,
  idempotencyKey: 'f3b1',
  'booker.salutation': 'ms',
  'booker.title': 'Dr.',
  'booker.phone': '+43 316 000',
  'booker.notes': 'Vegetarisch, bitte.',
  bookerAddsIntroduction: 'on',
  'invoice.company': 'Almwerk Energie GmbH',
  'invoice.department': 'Kostenstelle 210',
  'invoice.vatId': 'ATU13585627',
  discover: 'on',
  declinesRegionalDiscount: 'on',
  newsletter: 'on',
}

describe('the body of a form', () => {
  const fields = (count: number) => requestOf(new URLSearchParams(Array.from({ length: count }, () => ['email', 'a'])))

  it('has at most 2,000 fields, of one name too; more are refused with 413', async () => {
    expect((await formBody(fields(2000))).getAll('email')).toHaveLength(2000)
    await expect(formBody(fields(2001))).rejects.toMatchObject({ init: { status: 413 } })
  })
})

describe('every field of the booking form', () => {
  it('arrives, sent as a browser sends it or with boundaries', async () => {
    const sent = sentBooking(everything)
    const plain = new URLSearchParams([...sent].map(([name, value]) => [name, String(value)]))
    for (const body of [sent, plain]) {
      const form = await post(body)
      expect([...form]).toEqual([...sent])
      expect(checked(form).errors).toEqual({})
    }
  })

  it('keeps two values under one name, for the schema to refuse', async () => {
    const form = await post('terms=on&terms=on', 'application/x-www-form-urlencoded')
    expect(form.getAll('terms')).toEqual(['on', 'on'])
  })
})

describe('a name that we never gave out', () => {
  it.each([
    'price',
    'quote.net',
    'booker',
    'booker.price',
    'booker[0].email',
    'booker.email.x',
    'invoice',
    'participants',
    'participants[0]',
    'participants[]',
    'participants.length',
    'participants[0].price',
    'participants[0].email.x',
    'participants[0][0].email',
    'participants[-1].email',
    'participants[1e3].email',
    'participants[250].email',
    'participants[999999999].email',
    '__proto__',
    '__proto__.x',
    'constructor',
    'constructor.prototype',
    'booker.__proto__',
    'toString',
    '__state__',
    '',
    ' terms',
    'Terms',
    'x'.repeat(10_000),
  ])('%j is not followed, and its value stays for the form to be refused', async (name) => {
    const form = await post(new URLSearchParams([[name, 'x']]))
    expect([...form]).toEqual([['unexpected', 'x']])
    expect(checked(form).errors['']).toEqual(['errors.badForm'])
  })

  it('does not affect the other fields: they are shown again', async () => {
    const body = new FormData()
    for (const [name, value] of sentBooking()) body.append(name, value)
    body.append('price', '1')
    const form = await post(body)
    expect(form.get('booker.firstName')).toBe('Lena')
    expect(checked(form)).toEqual({ booking: null, errors: { '': ['errors.badForm'] } })
  })

  it('cannot reach what all objects have', async () => {
    checked(
      await post(
        new URLSearchParams([
          ['__proto__.seats', '9'],
          ['constructor.prototype.seats', '9'],
        ]),
      ),
    )
    expect('seats' in {}).toBe(false)
  })
})

describe('participants', () => {
  it.each([0, 9, 50, 199, 249])('are read up to more than are allowed: place %i', async (place) => {
    const name = `participants[${place}].email`
    expect((await post(new URLSearchParams([[name, 'x']]))).get(name)).toBe('x')
  })
})

describe('the buttons of the form', () => {
  it.each([
    serializeIntent({ type: 'validate', payload: { name: 'idempotencyKey' } }),
    serializeIntent({ type: 'insert', payload: { name: 'participants' } }),
    serializeIntent({ type: 'remove', payload: { name: 'participants', index: 0 } }),
    '',
  ])('%s', async (button) => {
    const { payload } = await press(button, { 'booker.firstName': 'Lena' })
    expect(payload).toMatchObject({ booker: { firstName: 'Lena' } })
  })

  it.each([
    'insert',
    'null',
    '7',
    '[]',
    '{}',
    '{"type":"insert"}',
    '{"type":"insert","payload":null}',
    '{"type":"insert","payload":{}}',
    '{"type":"insert","payload":{"name":"booker"}}',
    '{"type":"insert","payload":{"name":"participants","index":1e9}}',
    '{"type":"insert","payload":{"name":"participants","defaultValue":{"email":{}}}}',
    '{"type":"remove","payload":{"name":"participants"}}',
    '{"type":"remove","payload":{"name":"participants","index":-1}}',
    '{"type":"remove","payload":{"name":"booker.email","index":0}}',
    '{"type":"update","payload":{"name":"terms","value":true}}',
    '{"type":"reset","payload":{}}',
    '{"type":"reorder","payload":{"name":"participants","from":0,"to":1000000000}}',
    '{"type":"validate","payload":{"name":"__proto__"}}',
    '{"type":"validate","payload":{"name":"participants[999999999]"}}',
  ])('%s is none of them', async (button) => {
    await expect(press(button)).rejects.toMatchObject({ init: { status: 400 } })
  })

  it('are not pressed twice, once rightly and once not', async () => {
    const body = new URLSearchParams([
      ['__intent__', ''],
      ['__intent__', '{"type":"insert","payload":{}}'],
    ])
    await expect(read(body)).rejects.toMatchObject({ init: { status: 400 } })
  })

  it('are no file', async () => {
    const body = new FormData()
    body.append('__intent__', new File(['{}'], 'intent.json'))
    await expect(read(body)).rejects.toMatchObject({ init: { status: 400 } })
  })
})

describe('a form without rows', () => {
  it('has no fields of a row, and no button that adds one', async () => {
    const sent = new FormData()
    for (const name of ['tickets', 'invoice.vatId', 'participants[0].email', 'people']) sent.append(name, '3')
    expect([...knownFields(sent, ticketFormSchema).keys()]).toEqual([
      'tickets',
      'invoice.vatId',
      'unexpected',
      'unexpected',
    ])
    const insert = '{"type":"insert","payload":{"name":"participants"}}'
    const pressed = read(new URLSearchParams({ __intent__: insert }), ticketFormSchema)
    await expect(pressed).rejects.toMatchObject({ init: { status: 400 } })
  })
})

describe('a body that is no form', () => {
  it.each([
    ['JSON', '{"booker":{}}', 'application/json'],
    ['text', 'terms=on', 'text/plain'],
    ['nothing that identifies it', new Uint8Array([1, 2, 3]), 'application/octet-stream'],
    [
      'boundaries that do not close',
      '--x\r\nContent-Disposition: form-data; name="terms"\r\n\r\non',
      'multipart/form-data; boundary=x',
    ],
    ['boundaries that are not named', 'terms=on', 'multipart/form-data'],
  ])('%s', async (_, body, contentType) => {
    await expect(post(body, contentType)).rejects.toMatchObject({ init: { status: 400 } })
  })
})

describe('a field that says it may be empty', () => {
  it.each<[string, z.core.$ZodType, string, boolean]>([
    ['a tag of a post', postForm, 'tags', true],
    ['the title of a post', postForm, 'title', false],
    ['a role of a trainer', trainerForm, 'roleDe', true],
    ['the box of a trainer, which has a default', trainerForm, 'isPublished', false],
    ['the phone of a booker', officeBookingForm, 'booker.phone', true],
    ['the town of an invoice', officeBookingForm, 'invoice.city', false],
    ['a price of the list, whose form is transformed', sectionForms.prices.form, 'now', false],
    ['the countries of a region', sectionForms.prices.form, 'region3', true],
    ['a name that the form does not have', postForm, 'nothing', false],
  ])('%s', (_, schema, name, expected) => {
    expect(mayBeEmpty(schema, name)).toBe(expected)
  })
})
