import { expect, it } from 'vitest'
import { smtpOptions } from './smtp-transport.ts'

it.each([
  ['smtp://mail.example:587', true],
  ['smtp://user:pass@10.0.0.7:25', true],
  ['smtp://mail.example?tls=required', true],
  ['smtp://mail.example:25?tls=optional', false],
  ['smtp://localhost:1025', false],
  ['smtp://127.0.0.1:1025', false],
  ['smtp://[::1]:1025', false],
  ['smtp://127.0.0.1:1025?tls=required', true],
  ['smtp://127.0.0.1.elsewhere.example', true],
])('%s: insists on TLS: %s', (url, requireTLS) => {
  expect(smtpOptions(url).requireTLS).toBe(requireTLS)
})

it('hands everything else of the address on', () => {
  expect(smtpOptions('smtp://user:p%40ss@mail.example:587?tls=optional&name=site').url).toBe(
    'smtp://user:p%40ss@mail.example:587?name=site',
  )
})
