/** Object storage of the sandbox: what there is; the bytes are files beside the database. */
export const storageTables: readonly string[] = [
  `create table sandbox.storage_spaces (
    id bigint generated always as identity primary key,
    datacenter text not null,
    tag text not null,
    name text not null,
    max_bytes bigint not null,
    max_objects bigint not null,
    max_buckets integer not null,
    is_suspended boolean not null default false,
    unique (datacenter, tag)
  )`,
  // Secrets are not kept: they follow from the access key and the installation's own key.
  `create table sandbox.storage_keys (
    access_key text primary key,
    space_id bigint not null references sandbox.storage_spaces on delete cascade,
    rights text not null
  )`,
  'create index on sandbox.storage_keys (space_id)',
  `create table sandbox.storage_buckets (
    id bigint generated always as identity primary key,
    space_id bigint not null references sandbox.storage_spaces on delete cascade,
    name text not null unique,
    versioning text not null default '',
    cors text,
    lifecycle text,
    policy text,
    created_at timestamptz not null
  )`,
  'create index on sandbox.storage_buckets (space_id)',
  // Keys are in the order of their bytes, as S3 lists them.
  `create table sandbox.storage_objects (
    id bigint generated always as identity primary key,
    bucket_id bigint not null references sandbox.storage_buckets on delete cascade,
    key text collate "C" not null,
    version text not null,
    is_latest boolean not null,
    is_deletion boolean not null,
    files jsonb not null,
    bytes bigint not null,
    etag text not null,
    headers jsonb not null,
    created_at timestamptz not null
  )`,
  'create unique index on sandbox.storage_objects (bucket_id, key) where is_latest',
  'create index on sandbox.storage_objects (bucket_id, key, id desc)',
  `create table sandbox.storage_uploads (
    id text primary key,
    bucket_id bigint not null references sandbox.storage_buckets on delete cascade,
    key text collate "C" not null,
    headers jsonb not null,
    created_at timestamptz not null
  )`,
  'create index on sandbox.storage_uploads (bucket_id, key)',
  `create table sandbox.storage_parts (
    upload_id text not null references sandbox.storage_uploads on delete cascade,
    number integer not null,
    file text not null,
    bytes bigint not null,
    etag text not null,
    primary key (upload_id, number)
  )`,
]
