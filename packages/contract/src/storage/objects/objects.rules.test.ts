import { describe, expect, it } from 'vitest'
import {
  addressOfObject,
  folderOfKey,
  isPublicKey,
  nameOfKey,
  partBytesOf,
  partCountOf,
  publicInFolder,
  whyNotMove,
  whyNotObjectKey,
} from './objects.rules.ts'

const mebibyte = 1024 ** 2

describe('parts of an upload', () => {
  it.each([
    [0, 8 * mebibyte, 1],
    [8 * mebibyte, 8 * mebibyte, 1],
    [8 * mebibyte + 1, 8 * mebibyte, 2],
    [1024 ** 3, 8 * mebibyte, 128],
    [8 * mebibyte * 10_000, 8 * mebibyte, 10_000],
    [8 * mebibyte * 10_000 + 1, 16 * mebibyte, 5001],
    [5 * 1024 ** 4, 1024 * mebibyte, 5120],
  ])('%d bytes go in parts of %d, %d of them', (bytes, partBytes, count) => {
    expect(partBytesOf(bytes)).toBe(partBytes)
    expect(partCountOf(bytes)).toBe(count)
  })
})

it.each([
  ['photo.jpg', undefined],
  ['عکس/یلدا ۱۴۰۵.jpg', undefined],
  ['backups/', undefined],
  ['...', undefined],
  ['', 'empty'],
  ['/etc/passwd', 'slashes'],
  ['a//b', 'slashes'],
  ['a/../b', 'dots'],
  ['./a', 'dots'],
  ['a\nb', 'controls'],
  ['ب'.repeat(512), undefined],
  ['ب'.repeat(513), 'long'],
])('the key %j is refused for: %s', (key, obstacle) => {
  expect(whyNotObjectKey(key)).toBe(obstacle)
})

it.each([
  ['a/b/c.jpg', 'c.jpg', 'a/b/'],
  ['a/b/c/', 'c', 'a/b/'],
  ['c.jpg', 'c.jpg', ''],
  ['c/', 'c', ''],
])('%s is called %s and lies in %j', (key, name, folder) => {
  expect(nameOfKey(key)).toBe(name)
  expect(folderOfKey(key)).toBe(folder)
})

it('is public where a prefix of it is', () => {
  expect(isPublicKey('products/a.jpg', ['products/'])).toBe(true)
  expect(isPublicKey('products-old/a.jpg', ['products/'])).toBe(false)
  expect(isPublicKey('a.jpg', [''])).toBe(true)
  expect(isPublicKey('a.jpg', [])).toBe(false)
})

it('has an address that programs can follow', () => {
  expect(addressOfObject('https://s3.example.ir', 'shop', 'عکس/a b#1?.jpg')).toBe(
    'https://s3.example.ir/shop/%D8%B9%DA%A9%D8%B3/a%20b%231%3F.jpg',
  )
})

it.each([
  ['products/', ['products/'], { isPublic: true, hasPublic: true }],
  ['products/1405/', ['products/'], { isPublic: true, hasPublic: true }],
  ['products/', ['products/1405/'], { isPublic: false, hasPublic: true }],
  ['products/', ['products-old/'], { isPublic: false, hasPublic: false }],
  ['products/', [''], { isPublic: true, hasPublic: true }],
])('the folder %s with %j open is %j', (folder, prefixes, expected) => {
  expect(publicInFolder(folder, prefixes)).toEqual(expected)
})

describe('moving', () => {
  const to = (...pairs: [from: string, to: string][]) => pairs.map(([from, place]) => ({ from, to: place }))

  it.each([
    ['a file', to(['a', 'b']), undefined],
    ['a file into a folder of its name', to(['a', 'a/a']), undefined],
    ['a folder beside one that begins alike', to(['a/', 'a-old/'], ['a.txt', 'b.txt']), undefined],
    ['several files', to(['a', 'x/a'], ['b', 'x/b']), undefined],
    ['a folder to a file', to(['a/', 'b']), 'mixed'],
    ['a file to where it is', to(['a', 'a']), 'nowhere'],
    ['a folder into itself', to(['a/', 'a/b/']), 'intoItself'],
    ['a folder in the place of the one around it', to(['a/a/', 'a/']), 'intoItself'],
    ['two to one place', to(['a', 'c'], ['b', 'c']), 'tangled'],
    ['one twice', to(['a', 'b'], ['a', 'c']), 'tangled'],
    ['one to where another leaves', to(['a', 'b'], ['b', 'c']), 'tangled'],
    ['a folder and a file of it', to(['a/', 'b/'], ['a/x', 'c']), 'tangled'],
    ['a file into a folder that moves', to(['a/', 'b/'], ['x', 'a/x']), 'tangled'],
  ])('%s', (_, moves, obstacle) => {
    expect(whyNotMove(moves)).toBe(obstacle)
  })
})
