/**
 * What stands around the learner's program inside MicroPython. The program runs in a namespace of its own, and the
 * harness keeps its words in closures, so that no name which a program defines (`list = 3`) can reach it.
 *
 * Programs may import only what is listed: the bridge to the browser or server (`js`, `jsffi`), `sys` and `builtins`
 * would let them out of the interpreter or into this harness.
 */
export const HARNESS = `
def build(load):
    import builtins, io, json, sys

    STANDARD = (
        "array", "bisect", "binascii", "cmath", "collections", "copy", "datetime", "functools", "hashlib", "heapq",
        "itertools", "json", "math", "operator", "random", "re", "string", "struct", "time",
    )
    BUILTINS = set(dir(builtins))
    # Held fast here, because a program can reach the namespace in which these functions were made.
    run, build_code, value_of, text_of, kind_of, list_of, is_true = exec, compile, eval, str, type, list, bool
    AnyError, Error, NotFound, Stopped = BaseException, Exception, ImportError, RuntimeError
    dump, write, make_io = json.dumps, sys.print_exception, io.StringIO
    state = {"helpers": (), "program": {}, "charts": []}

    def guarded_import(name, *rest):
        if kind_of(name) is not text_of or (name.split(".")[0] not in STANDARD and name not in state["helpers"]):
            raise NotFound("no module named '" + text_of(name) + "'")
        # What a listed module imports itself is its own business.
        builtins.__import__ = load
        try:
            return load(name, *rest)
        finally:
            builtins.__import__ = guarded_import

    def no_input(*_):
        raise Stopped("input() has no keyboard here; give the value to a variable instead")

    def collect(svg, text):
        state["charts"].append({"svg": svg, "text": text})

    def ignore(svg, text):
        pass

    def failure(error):
        trace = make_io()
        write(error, trace)
        try:
            text = text_of(error)
        except Error:
            text = ""
        return dump({"kind": kind_of(error).__name__, "text": text, "trace": trace.getvalue()})

    def attempt(source, filename, names):
        try:
            run(build_code(source, filename, "exec"), names)
        except AnyError as error:
            return failure(error)
        return None

    def surroundings(printed):
        # A program that calls its total "sum" must not break a test that needs the real one.
        names = {}
        for name in state["program"]:
            if name not in BUILTINS:
                names[name] = state["program"][name]
        names["printed"] = printed
        return names

    def run_program(source, helpers):
        for name in list_of(sys.modules):
            del sys.modules[name]
        state["helpers"] = helpers.split()
        state["program"] = {"__name__": "__main__", "input": no_input}
        state["charts"] = []
        builtins.__import__ = guarded_import
        if "plot" in state["helpers"]:
            load("plot").sink = collect
        return attempt(source, "program", state["program"])

    def run_test(source, printed):
        if "plot" in state["helpers"]:
            load("plot").sink = ignore
        return attempt(source, "test", surroundings(printed))

    def holds(expression, printed):
        try:
            return is_true(value_of(expression, surroundings(printed)))
        except Error:
            return False

    def charts():
        return dump(state["charts"])

    return run_program, run_test, holds, charts


harness_run_program, harness_run_test, harness_holds, harness_charts = build(__import__)
`;
