CREATE TABLE bookings (
  number TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  owner TEXT,
  host TEXT NOT NULL,
  seats_of TEXT,
  seats INTEGER NOT NULL,
  data TEXT NOT NULL,
  told INTEGER NOT NULL DEFAULT 0,
  booked_at INTEGER NOT NULL
);
CREATE INDEX bookings_owner ON bookings (owner);
CREATE INDEX bookings_seats ON bookings (seats_of)
