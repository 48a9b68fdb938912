import type { Migration } from '../migrations.ts'

/** The picture of an article. */
export const articlePictures: Migration = {
  name: '0069-article-pictures',
  statements: [
    `create table article_pictures (
      file_key text primary key,
      kind text not null check (kind in ('jpg', 'png', 'webp')),
      bytes integer not null,
      operator_id bigint references operators,
      created_at timestamptz not null default now()
    )`,
    `create index article_pictures_by_age on article_pictures (created_at)`,
    `comment on table article_pictures is 'Uploaded by editors; those of no article go after a day.'`,
    `alter table articles add column picture_key text references article_pictures`,
    `create index articles_of_picture on articles (picture_key) where picture_key is not null`,
  ],
}
