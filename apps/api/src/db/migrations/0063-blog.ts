import type { Migration } from '../migrations.ts'

/** Articles of the provider, and what people say about them. */
export const blog: Migration = {
  name: '0063-blog',
  statements: [
    `create table articles (
      id bigint generated always as identity primary key,
      link text not null unique check (link ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      title text not null,
      subtitle text not null,
      content text not null,
      author text not null,
      tags text[] not null,
      is_header boolean not null,
      published_at timestamptz,
      operator_id bigint references operators,
      created_at timestamptz not null default now(),
      modified_at timestamptz not null default now()
    )`,
    `create index articles_published on articles (published_at desc) where published_at is not null`,
    `comment on column articles.content is 'Markdown, drawn without any HTML.'`,
    `comment on column articles.published_at is 'From when everyone reads it; null: a draft.'`,

    `create table article_comments (
      id bigint generated always as identity primary key,
      article_id bigint not null references articles on delete cascade,
      parent_id bigint references article_comments on delete cascade,
      name text not null,
      email_secret text,
      content text not null,
      state text not null check (state in ('waiting', 'approved', 'refused')),
      operator_id bigint references operators,
      created_at timestamptz not null default now()
    )`,
    `create index article_comments_of_article on article_comments (article_id, id)`,
    `create index article_comments_of_parent on article_comments (parent_id)`,
    `create index article_comments_waiting on article_comments (id) where state = 'waiting'`,
    `comment on column article_comments.email_secret is 'Sealed, and in no answer; null: an answer of the provider.'`,
    `comment on column article_comments.operator_id is 'Who decided on it, or wrote it for the provider.'`,
  ],
}
