CREATE TABLE newsletter_signups (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  host TEXT NOT NULL,
  email TEXT NOT NULL,
  website_id INTEGER NOT NULL,
  received TEXT NOT NULL,
  UNIQUE (host, email)
);
CREATE TABLE contact_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  host TEXT NOT NULL,
  fields TEXT NOT NULL,
  received TEXT NOT NULL
);
