import { describe, expect, it } from 'vitest';
import { evaluate } from './run-python.ts';

const RAIN = `
t = table.from_csv("""town,province,rain
Durban,KZN,12.5
"Cape Town, centre",WC,
Brits,NW,3
Taung,NW,5
""")`;

describe('table', () => {
  it.each([
    ['t.columns', "['town', 'province', 'rain']"],
    ['len(t)', '4'],
    ['t.row(1)["town"]', "'Cape Town, centre'"],
    ['t.row(-1)["rain"]', '5'],
    ['[r["rain"] for r in t]', '[12.5, None, 3, 5]'],
    ['t.column("rain")', '[12.5, None, 3, 5]'],
    ['len(t.head(2))', '2'],
    ['len(t.head())', '4'],
    ['t.select("rain", "town").columns', "['rain', 'town']"],
    ['t.where(lambda r: r["province"] == "NW").column("town")', "['Brits', 'Taung']"],
    ['t.add("wet", lambda r: r["rain"] is not None).column("wet")', '[True, False, True, True]'],
    ['t.sort("rain").column("rain")', '[3, 5, 12.5, None]'],
    ['t.sort("rain", down=True).column("rain")', '[12.5, 5, 3, None]'],
    ['t.sort("province", down=True).column("town")', "['Cape Town, centre', 'Brits', 'Taung', 'Durban']"],
    ['t.distinct("province").column("province")', "['KZN', 'WC', 'NW']"],
    ['len(t.distinct())', '4'],
    ['t.missing()', "[('town', 0), ('province', 0), ('rain', 1)]"],
    ['len(t.drop_missing())', '3'],
    ['len(t.drop_missing("town"))', '4'],
    ['t.fill("rain", 0).column("rain")', '[12.5, 0, 3, 5]'],
    ['(t.fill("rain", 0), t.column("rain"))[1]', '[12.5, None, 3, 5]'],
  ])('%s is %s', (expression, value) => {
    expect(evaluate(expression, RAIN)).toBe(value);
  });

  it('groups with the values that are there', () => {
    const grouped =
      't.group("province", ("towns", len, "town"), ("days", len, "rain"), ("most", max, "rain"))';
    expect(evaluate(`${grouped}.to_csv()`, RAIN)).toBe(
      "'province,towns,days,most\\nKZN,1,1,12.5\\nWC,1,0,\\nNW,2,2,5'",
    );
  });

  it.each([
    ['', "'town,province,rain,name\\nBrits,NW,3,North West\\nTaung,NW,5,North West'"],
    [
      ', keep_all=True',
      '\'town,province,rain,name\\nDurban,KZN,12.5,\\n"Cape Town, centre",WC,,\\nBrits,NW,3,North West\\nTaung,NW,5,North West\'',
    ],
  ])('joins on a column%s', (option, csv) => {
    const names = `${RAIN}\nnames = table.from_rows(["province", "name"], [["NW", "North West"], [None, "?"]])`;
    expect(evaluate(`t.join(names, "province"${option}).to_csv()`, names)).toBe(csv);
  });

  it('reads back what it wrote', () => {
    expect(evaluate('table.from_csv(t.to_csv()).to_csv() == t.to_csv()', RAIN)).toBe('True');
  });

  it.each([
    ['7', '7'],
    ['-7', '-7'],
    ['7.50', '7.5'],
    ['1e3', '1000.0'],
    ['0', '0'],
    ['0.5', '0.5'],
    ['0821234567', "'0821234567'"],
    ['nan', "'nan'"],
    ['12-05', "'12-05'"],
    [' ', 'None'],
  ])('reads the cell "%s" as %s', (cell, value) => {
    expect(evaluate(`table.from_csv("a,b\\n${cell},x").column("a")[0]`)).toBe(value);
  });

  it('shows aligned text and the number of rows left out', () => {
    expect(evaluate('t.select("town", "rain").text(2)', RAIN)).toBe(
      "'town               rain\\nDurban             12.5\\nCape Town, centre  None\\n... 2 more row(s)'",
    );
  });

  it('works without rows', () => {
    const setup = 'e = table.from_csv("a,b")';
    expect(evaluate('(len(e), e.column("a"), len(e.sort("a")), e.text(), e.missing())', setup)).toBe(
      "(0, [], 0, 'a  b', [('a', 0), ('b', 0)])",
    );
  });

  it.each([
    ['t.column("rainn")', "ValueError: no column 'rainn'; columns are: town, province, rain."],
    ['t.sort("x")', "ValueError: no column 'x'; columns are: town, province, rain."],
    ['t.row(4)', 'IndexError: no row 4; there are 4, counted from 0.'],
    ['table.from_csv("")', 'ValueError: the text is empty: need column names.'],
    ['table.from_csv(5)', 'TypeError: need CSV text, but got 5.'],
    ['table.from_csv("a,b\\n1,2\\n\\n3")', "ValueError: line 4 needs a list of 2 value(s): ['3']."],
    ['table.from_rows(["a"], [[1], 2])', 'ValueError: row 1 needs a list of 1 value(s): 2.'],
    ['table.from_rows(["a", "a"], [])', 'ValueError: two columns have the same name.'],
    ['table.from_csv("a\\n1\\nx").sort("a")', "TypeError: column 'a' mixes numbers and text."],
    ['t.join(t, "town")', 'ValueError: two columns have the same name.'],
  ])('refuses %s with a sentence', (expression, sentence) => {
    expect(evaluate(expression, RAIN)).toBe(sentence);
  });
});
