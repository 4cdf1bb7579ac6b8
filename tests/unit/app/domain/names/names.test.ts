import fc from "fast-check";
import { expect, it } from "vitest";
import { addressesOf } from "#app/domain/names/addresses.ts";
import { fold, formerSlug, isSameName, isSlug, nameKey, slug } from "#app/domain/names/names.ts";
import { decodedPath, encodedPath, isPagePath } from "#app/domain/names/paths.ts";
import { anyCharacter, cases } from "#tests/support/fuzz.ts";

/** Names in many scripts, and the slug of each. */
const NAMES = [
  ["  Bryce  Canyon National Park ", "bryce-canyon-national-park"],
  ["St. John’s", "st-john-s"],
  ["Cañón & Río", "canon-rio"],
  ["../../etc", "etc"],
  ["Bæ", "bae"],
  ["Großglockner", "grossglockner"],
  ["Đà Nẵng", "da-nang"],
  ["Ｆｕｊｉ　５", "fuji-5"],
  ["Озеро Ёлкино", "озеро-елкино"],
  ["יְרוּשָׁלַיִם", "ירושלים"],
  ["الأقصر", "الاقصر"],
  ["हिमालय यात्रा", "हिमालय-यात्रा"],
  ["เกาะภูเก็ต", "เกาะภูเก็ต"],
  ["ถ้ำเชียงดาว", "ถ้ำเชียงดาว"],
  ["ຖ້ຳຕິ່ງ", "ຖ້ຳຕິ່ງ"],
  ["ශ්‍රී පාද", "ශ්රී-පාද"],
  ["グランドキャニオン", "グランドキャニオン"],
  ["제주도", "제주도"],
  ["北海道 2日間", "北海道-2日間"],
  ["🏔️", ""],
] as const;

const anyName = fc.oneof(
  fc.constantFrom(...NAMES.map(([name]) => name)),
  fc.string({ unit: anyCharacter, maxLength: 8 }),
  fc.string({ unit: fc.constantFrom(..."aAäøØoæß -_.'’東がか\u3099अि\u200b".split("")), maxLength: 6 }),
);

it.each(NAMES)("a name: %s is %s in addresses", (name, expected) => {
  expect(slug(name)).toBe(expected);
  if (expected !== "") expect(isSlug(expected)).toBe(true);
});

it("a name is one with another by case, width, spaces and punctuation, and not by marks", () => {
  for (const same of ["grand canyon", "GRAND-CANYON", "Grand  Canyon", "Ｇｒａｎｄ Canyon", "Grand\u200b Canyon"])
    expect(isSameName(same, "Grand Canyon"), same).toBe(true);
  for (const [one, other] of [
    ["Bø", "Bo"],
    ["がいこく", "かいこく"],
    ["グランドキャニオン", "ザイオン国立公園"],
    ["🏔️", "🌊"],
  ])
    expect(isSameName(one as string, other as string), one).toBe(false);
  expect(fold("Bø")).toBe(fold("BO"));
});

it("a name has a slug of one form, which leads back to itself through an address", () => {
  fc.assert(
    fc.property(anyName, (name) => {
      const made = slug(name);
      expect(made === "" || isSlug(made)).toBe(true);
      expect([slug(made), slug(name.normalize("NFD")), slug(nameKey(name))]).toEqual([made, made, made]);
      const path = encodedPath(`/tours-detail/${made}-tours/`);
      expect(decodedPath(new URL(path, "https://a.example").pathname)).toBe(`/tours-detail/${made}-tours/`);
      expect(new URL(path, "https://a.example").pathname).toBe(path);
    }),
    cases(1_000),
  );
});

it("a name as it is written, in lower case with hyphens between its words, is an address of its own", () => {
  const written = fc.oneof(anyName, fc.constantFrom("می‌گون", "දර්‍ය", "ﬁord"));
  fc.assert(
    fc.property(written, (name) => {
      const address = name
        .normalize("NFC")
        .toLowerCase()
        .replaceAll("\u200b", "")
        .replace(/[^\p{L}\p{M}\p{N}\p{Join_Control}]+/gu, "-");
      fc.pre(isSlug(address));
      const { nameOf, movedTo } = addressesOf([{ name }]);
      expect(nameOf(movedTo(address) ?? address)).toBe(name);
      expect(isPagePath(`/${address}`)).toBe(true);
    }),
    cases(1_000),
  );
});

it("addresses of things of a kind never merge two of them, and lead to each by its name, its slug and its former slug", () => {
  const named = fc.record({ name: anyName, slug: fc.constantFrom(null, null, null, "bo", "own") });
  fc.assert(
    fc.property(fc.array(named, { maxLength: 8 }), (things) => {
      const addresses = addressesOf(things);
      const byKey = new Map(things.filter(({ name }) => nameKey(name) !== "").map(({ name }) => [nameKey(name), name]));
      const slugs = [...byKey.values()].map(addresses.slugOf).filter((each) => each !== "");
      expect(new Set(slugs).size).toBe(slugs.length);
      for (const name of byKey.values()) {
        const own = addresses.slugOf(name);
        if (own === "") continue;
        expect(isSameName(addresses.nameOf(own) ?? "", name)).toBe(true);
        const former = formerSlug(name);
        if (former !== "") expect(addresses.nameOf(former) ?? addresses.movedTo(former)).not.toBeNull();
      }
      const told = [...addresses.collisions.map(({ name }) => name), ...addresses.unaddressed];
      for (const name of byKey.values())
        expect(addresses.slugOf(name) !== "" || told.some((each) => isSameName(each, name)), name).toBe(true);
    }),
    cases(1_000),
  );
});

it("addresses of things of a kind are the shorter slug for the name that it is, and that with marks for another; both are said", () => {
  const { slugOf, nameOf, movedTo, collisions, unaddressed } = addressesOf([
    ..."Bø Bo Svolvær 🏔️ 東京".split(" ").map((name) => ({ name })),
    { name: "Zion National Park", slug: "zion" },
  ]);
  expect(["Bø", "Bo", "Svolvær", "svolvaer", "🏔️", "東京", "Zion National Park", "Nowhere"].map(slugOf)).toEqual([
    ...["bø", "bo", "svolvaer", "svolvaer", "", "東京", "zion", ""],
  ]);
  expect(["bø", "bo", "zion", "svolv-r"].map(nameOf)).toEqual(["Bø", "Bo", "Zion National Park", null]);
  expect(["svolv-r", "b", "zion-national-park", "zion"].map(movedTo)).toEqual(["svolvaer", "bø", "zion", null]);
  expect(collisions).toEqual([{ name: "Bø", other: "Bo", slug: "bø" }]);
  expect(unaddressed).toEqual(["🏔️"]);
});
