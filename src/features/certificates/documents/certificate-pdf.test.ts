import { describe, expect, it } from 'vitest'
import { languages } from '#domain/language.ts'
import { sampleMails } from '#mails/mails.ts'
import { certificatePdf } from './certificate-pdf.tsx'

const [{ certificate, checkUrl }] = sampleMails.certificate

describe('the certificate of Lena', () => {
  it.each(languages)('is one page across in %s, with the address where it can be checked', async (language) => {
    const file = Buffer.from(
      await certificatePdf({
        certificate: { ...certificate, language },
        checkUrl,
        issuer: 'Flight Levels Training GmbH',
      }),
    ).toString('latin1')
    expect(file).toMatch(/^%PDF-/)
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
    expect(file).toMatch(/\/MediaBox \[0 0 841\.\d+ 595\.\d+\]/)
    expect(file).toContain(checkUrl)
  })

  it('stays on its page for someone with a very long name', async () => {
    const holder = `Univ.-Prof. Dr. ${'Maximiliana '.repeat(9)}von Hohenwart-Wurzinger`
    const file = Buffer.from(
      await certificatePdf({
        certificate: { ...certificate, holder },
        checkUrl,
        issuer: 'Flight Levels Training GmbH',
      }),
    ).toString('latin1')
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})
