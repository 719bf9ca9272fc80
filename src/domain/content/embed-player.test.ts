import { expect, it } from 'vitest'
import { embedPlayer, playerOrigins } from './embed-player.ts'

it.each([
  ['https://www.youtube.com/watch?v=a1B2c3D4e5_', 'YouTube', '/embed/a1B2c3D4e5_?'],
  ['https://youtu.be/a1B2c3D4e5-?t=12', 'YouTube', '/embed/a1B2c3D4e5-?'],
  ['https://www.youtube-nocookie.com/embed/a1B2c3D4e5_', 'YouTube', '/embed/a1B2c3D4e5_?'],
  ['https://vimeo.com/123456789', 'Vimeo', '/video/123456789?'],
  ['https://player.vimeo.com/video/123456789', 'Vimeo', '/video/123456789?'],
])('%s plays at %s without cookies', (address, provider, path) => {
  const player = embedPlayer(address)
  expect(player?.provider).toBe(provider)
  expect(player?.frameUrl).toContain(path)
  expect(playerOrigins).toContain(new URL(player?.frameUrl ?? '').origin)
})

it.each([
  'https://films.example/watch?v=a1B2c3D4e5_',
  'https://youtube.com.evil.example/watch?v=a1B2c3D4e5_',
  'https://www.youtube.com/watch?v=a1B2c3D4e5_"onload=',
  'https://www.youtube.com/playlist?list=x',
  'https://vimeo.com/channels/staffpicks',
  'javascript:alert(1)',
  '/de/speaking',
])('%s has no player', (address) => {
  expect(embedPlayer(address)).toBeNull()
})
