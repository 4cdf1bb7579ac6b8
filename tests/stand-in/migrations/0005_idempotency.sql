CREATE TABLE writes (
  write TEXT PRIMARY KEY,
  body TEXT NOT NULL,
  status INTEGER,
  answer TEXT
)
