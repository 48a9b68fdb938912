import { expect, it } from 'vitest'
import { credentialsFile } from './credentials-file.ts'

const key = { profile: 'toranj-media', accessKey: 'SKEY', secretKey: 'secret' }

it('is a profile that aws cli reads, with the way to the store', () => {
  expect(credentialsFile({ ...key, endpoint: 'https://s3.example.ir', region: 'tehran' })).toBe(
    '[toranj-media]\naws_access_key_id = SKEY\naws_secret_access_key = secret\nendpoint_url = https://s3.example.ir\nregion = tehran\n',
  )
})

it('holds the key also where nothing is known of the store', () => {
  expect(credentialsFile({ ...key, endpoint: null })).toBe(
    '[toranj-media]\naws_access_key_id = SKEY\naws_secret_access_key = secret\n',
  )
})
