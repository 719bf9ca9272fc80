import type { Certificate } from '#domain/certificate/certificate.ts'
import { fl2dInVienna } from './sample-order.ts'

/** Of who was at the FL2D in Vienna. */
export const sampleCertificate: Certificate = {
  id: 'c',
  code: '8c1f5c0e-3f0b-4f57-9d3a-6f0b1f0a9e21',
  holder: 'Dr. Lena Hofstätter',
  email: 'lena.hofstaetter@donauwerk.example',
  certification: 'fl2d',
  trainers: fl2dInVienna.trainers,
  from: '2027-01-19',
  to: '2027-01-20',
  language: 'de',
  issuedAt: Temporal.Instant.from('2027-01-20T16:00:00Z'),
}
